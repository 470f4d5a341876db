/** Texts as they stand in markup that is written again: between tags, and in double quotes. Pure. */
export const escapeText = (text: string): string =>
  /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text

export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

/** A bracket that begins no tag. */
export const loneBracket = '&lt;'
