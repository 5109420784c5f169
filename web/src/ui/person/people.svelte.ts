// Who plays: a person is made when one is needed, and asked for a name when others will read it.
import type { Person } from '../../model/protocol.ts';
import { app } from '../app.svelte.ts';
import { isProposed, proposeName } from './names.ts';

class People {
  /** The name that is being asked for, until the server has taken one: what was typed stays there meanwhile. */
  asking = $state.raw<{ proposed: string; answer: (name: string | null) => Promise<void> } | null>(null);

  /** For a game alone any name will do. Null if it cannot be, which the reader was told. */
  async someone(): Promise<Person | null> {
    return app.person ?? this.#make(proposeName());
  }

  /** For a game with others. Null if the reader does not want to. */
  async named(): Promise<Person | null> {
    if (app.person && !isProposed(app.person.name)) return app.person;
    return this.#ask(app.person?.name ?? proposeName());
  }

  async rename(name: string): Promise<Person | null> {
    const person = app.valueOf(await app.api.rename(name));
    if (person) app.person = person;
    return person;
  }

  #ask(proposed: string): Promise<Person | null> {
    return new Promise((resolve) => {
      const answer = async (name: string | null): Promise<void> => {
        const person = name === null ? null : await this.#become(name);
        if (name !== null && !person) return;
        this.asking = null;
        resolve(person);
      };
      this.asking = { proposed, answer };
    });
  }

  async #become(name: string): Promise<Person | null> {
    if (!app.person) return this.#make(name);
    return name === app.person.name ? app.person : this.rename(name);
  }

  async #make(name: string): Promise<Person | null> {
    const person = app.valueOf(await app.api.makePerson(name));
    if (person) app.person = person;
    return person;
  }
}

export const people = new People();
