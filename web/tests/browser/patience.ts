/** How long anything is waited for, in milliseconds. Only a fault takes this long, even on a busy machine. */
export const patience = 120_000;
