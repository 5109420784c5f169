// A server of its own for a test, on a free port of the loopback, with the web app inside.
import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program under test with its first arguments, and the seed of all that it leaves to chance. */
const underTest = { program: 'test_server', command: ['serve'], seed: '1' } as const;

const program = fileURLToPath(new URL(`../../../build/release/${underTest.program}`, import.meta.url));

/** People in tests are quicker than the limits for people allow. */
const limits = [
  'messages-per-second',
  'message-burst',
  'address-messages-per-second',
  'address-message-burst',
  'requests-per-second',
  'request-burst',
  'people-per-minute',
  'tables-per-minute',
  'table-burst',
];

export class TestServer {
  private process: ChildProcess | null = null;
  private gone: Promise<unknown> = Promise.resolve();
  private port = '0';
  private starts = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'trencavel-browser-'));

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** With what is in the database, of which it takes a copy. */
  constructor(database?: string) {
    if (!database) return;
    mkdirSync(join(this.folder, 'data'));
    copyFileSync(database, join(this.folder, 'data', 'trencavel.db'));
  }

  /** A server that was killed has left the data folder before the next one takes it. */
  async start(): Promise<void> {
    await this.gone;
    const flags = limits.flatMap((name) => [`--${name}`, '1000']);
    const child = spawn(
      program,
      [
        ...underTest.command,
        ...['--port', this.port, '--data', join(this.folder, 'data'), '--log-level', 'error'],
        ...flags,
      ],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        // Other names and secrets after every start: those of before are in the data folder.
        env: { ...process.env, TRENCAVEL_SERVER_SEED: `${underTest.seed}.${++this.starts}` },
      },
    );
    this.process = child;
    this.gone = new Promise((resolve) => child.once('exit', resolve));
    this.port = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (bytes: Buffer) => {
        said += bytes.toString();
        const port = /(?:http:\/\/[^ ]+:|^port )(\d+)\D/m.exec(said)?.[1];
        if (port) resolve(port);
      });
      child.on('exit', () => reject(new Error(`the server does not start: ${said}`)));
    });
  }

  /** At once, as by a power cut, or with a goodbye. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    this.process?.kill(signal);
    await this.gone;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
