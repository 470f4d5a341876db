import { LinkDialog } from '@guanlan/features/handling/shares/web'
import { useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** A link to the clipping book, with an end and a password. */
export default function BookLink({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useWords(strings)
  return (
    <LinkDialog
      title={t('bookLinkOf', { name })}
      about={t('bookLinkAbout')}
      make={terms => api.shareBook({ params: { id }, body: terms })}
      onClose={onClose}
    />
  )
}
