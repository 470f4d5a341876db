import { useWords } from '@guanlan/platform/web'
import { fileStrings } from '../../strings/files.ts'

/** Says what of a report is not written yet, where it goes out. */
export function Unfinished({ names }: { names: readonly string[] }) {
  const text = useUnfinished(names)
  return text && <p role="note">{text}</p>
}

/** As a sentence; null: all is written. */
export function useUnfinished(names: readonly string[]): string | null {
  const t = useWords(fileStrings)
  return names.length === 0 ? null : t('unfinished', { names: names.map(name => name || t('untitled')).join('、') })
}
