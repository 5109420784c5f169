// The first lines of a record, as far as the client reads them.

/** The names of the players by seat; a name with spaces stands in double quotes, and none holds one. */
export function namesInHeader(header: string): string[] {
  const line = header.split('\n').find((each) => each.startsWith('players '));
  const words = line?.slice('players '.length).match(/"[^"]*"|\S+/g) ?? [];
  return words.map((word) => word.replaceAll('"', ''));
}
