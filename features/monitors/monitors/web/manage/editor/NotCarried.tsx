import { Note, Stack, useWords } from '@guanlan/platform/web'
import { strings } from '../../../strings.ts'
import type { NotCarried as Parts } from '../../drafts/saved-draft.ts'
import styles from './editor.module.css'

/** What a search asked and the monitor made of it does not, before it is saved. */
export function NotCarried({ left, wider }: Parts) {
  const t = useWords(strings)
  return (
    <Stack gap={4} className={styles.fault}>
      {left.length > 0 && (
        <Note>
          {t('leftOut')} {left.join('；')}
        </Note>
      )}
      {wider.length > 0 && (
        <Note>
          {t('carriedWider')} {wider.join('；')}
        </Note>
      )}
    </Stack>
  )
}
