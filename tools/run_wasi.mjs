// Runs a WebAssembly program built for WASI: node tools/run_wasi.mjs program.wasm [arguments...]
// It gets no files and no environment; its exit code is passed on.
import {readFile} from 'node:fs/promises';

// node:wasi announces itself as experimental on stderr, which would drown a test's own words.
const emitWarning = process.emitWarning;
process.emitWarning = (warning, type, ...rest) => {
    if ((type?.type ?? type) !== 'ExperimentalWarning') emitWarning.call(process, warning, type, ...rest);
};
const {WASI} = await import('node:wasi');

const [file, ...args] = process.argv.slice(2);
if (!file) {
    console.error('usage: node tools/run_wasi.mjs program.wasm [arguments...]');
    process.exit(2);
}
const wasi = new WASI({version: 'preview1', args: [file, ...args], env: {}, returnOnExit: true});
const program = await WebAssembly.compile(await readFile(file));
process.exitCode = wasi.start(await WebAssembly.instantiate(program, wasi.getImportObject()));
