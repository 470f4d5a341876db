/** Whether a text shows anything. Pure. */

/** Blanks, controls, signs of direction and of joining, fillers, variation selectors, and a pattern of Braille without a dot. */
const unseen = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

export const isVisible = (text: string | undefined): boolean => text !== undefined && !unseen.test(text)
