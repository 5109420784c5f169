// What a server says, and what the web app makes of it: the dialogues that `trencavel join` and the server's tables go
// through, too.
import { describe, expect, it } from 'vitest';
import { readDialogues } from '../../tests/fixtures/dialogues.ts';
import { TalkedDialogue } from './talked_dialogue.ts';

describe('a dialogue', () => {
  it.each(readDialogues())('goes and ends as the file says: $name', async (dialogue) => {
    const talked = new TalkedDialogue(dialogue);
    await talked.play();
    expect(talked.end()).toEqual(dialogue.end);
  });
});
