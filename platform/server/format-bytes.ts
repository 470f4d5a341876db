/** A bound as people read it: `100 KB`, `2 MB`, `1.5 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1e6 ? `${Math.round(bytes / 1e3)} KB` : `${Math.round(bytes / 1e5) / 10} MB`
