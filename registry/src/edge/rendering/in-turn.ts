/** Runs `run` for one input after the other. A run that fails holds none of the next ones up. */
export function inTurn<Input extends unknown[], Result>(run: (...input: Input) => Promise<Result>) {
  let last: Promise<unknown> = Promise.resolve();

  return (...input: Input): Promise<Result> => {
    const mine = last.then(() => run(...input));
    last = mine.catch(() => undefined);
    return mine;
  };
}
