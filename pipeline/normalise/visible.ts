/** Whether a text shows anything. Pure. */

/** Blanks, controls, signs of direction and of joining, fillers and variation selectors. */
const unseen =
  /^[\s\p{C}\p{Z}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]*$/u

export const isVisible = (text: string | undefined): boolean => text !== undefined && !unseen.test(text)
