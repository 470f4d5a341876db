/** What somebody misses: an address, or a title. Pure. */

/** `https://…`, or what is copied without it: a host with a folder behind it. */
export const looksLikeAddress = (sought: string): boolean =>
  /^https?:\/\/\S+$/i.test(sought.trim()) || /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?\/\S*$/iu.test(sought.trim())
