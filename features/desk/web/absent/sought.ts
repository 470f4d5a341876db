/** What somebody misses: an address, or a title. Pure. */

/** `https://…`, and what is copied without it: a host with a folder behind it. */
export const looksLikeAddress = (words: string): boolean =>
  /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?\/\S+$/iu.test(words.trim()) ||
  /^https?:\/\/\S+$/i.test(words.trim())
