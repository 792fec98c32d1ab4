/** What the browser's listeners and React's are given. */
type KeyPress = KeyboardEvent | { nativeEvent: KeyboardEvent };

/** The code of every key that an input method took. */
const TAKEN = 229;

/**
 * The key; `undefined` where an input method took it to compose a word: Enter then picks the word and sends nothing.
 * Safari reports that Enter after the composition has ended, so `isComposing` alone misses it.
 */
export function pressedKey(event: KeyPress): string | undefined {
  const { key, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === TAKEN ? undefined : key;
}
