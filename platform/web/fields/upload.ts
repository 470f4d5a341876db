/** What may be uploaded. Pure. */

/** As a browser reads `accept`; empty takes everything. Dropped files are not checked by the browser. */
export function fitsAccept({ name, type }: { name: string; type: string }, accept: string): boolean {
  const kinds = accept
    .split(',')
    .map(kind => kind.trim().toLowerCase())
    .filter(Boolean)
  return (
    kinds.length === 0 ||
    kinds.some(kind =>
      kind.startsWith('.')
        ? name.toLowerCase().endsWith(kind)
        : kind.endsWith('/*')
          ? type.startsWith(kind.slice(0, -1))
          : type === kind,
    )
  )
}

/** 12 KB, 3.5 MB; of 1,000 bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const [size, unit] = bytes < 1e6 ? [bytes / 1e3, 'KB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB']
  return `${Number(size.toFixed(1))} ${unit}`
}
