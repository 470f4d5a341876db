import { Button, Tag, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'

/** Says that the organisation has its own version, and shows the original by one click. */
export function EditedMark({ isOriginal, onToggle }: { isOriginal: boolean; onToggle: () => void }) {
  const t = useWords(strings)
  return (
    <>
      <Tag accent>{t('editedMark')}</Tag>
      <Button size="small" kind="quiet" className="accent" aria-pressed={isOriginal} onClick={onToggle}>
        {t(isOriginal ? 'showEdited' : 'showOriginal')}
      </Button>
    </>
  )
}
