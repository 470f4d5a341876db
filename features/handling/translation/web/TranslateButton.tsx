import { IconButton, useMay, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { turnTranslation, useTranslationOf } from './translated.ts'

/** Shows and hides the translation beside the text. */
export function TranslateButton({ id }: { id: number }) {
  const t = useWords(strings)
  const isShown = useTranslationOf(id)
  if (!useMay()('translation.translate')) return null
  return (
    <IconButton
      size="small"
      icon="web"
      label={`${t('translate')} T`}
      aria-pressed={isShown}
      onClick={() => turnTranslation(id)}
    />
  )
}
