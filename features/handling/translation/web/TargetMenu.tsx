import { type TranslationTarget, translationTargets } from '@guanlan/features/articles/articles/contract'
import { Icon, Menu, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { chooseTarget } from './translated.ts'

/** Into which language; `except` is the one that the text is in. */
export function TargetMenu({ target, except }: { target: TranslationTarget; except?: string | undefined }) {
  const t = useWords(strings)
  return (
    <Menu
      side="left"
      className="button quiet small"
      label={`${t('into')} ${t(target)}`}
      face={
        <>
          {t(target)} <Icon name="down" size={12} />
        </>
      }
      items={translationTargets
        .filter(each => each !== except)
        .map(each => ({ key: each, label: t(each), chosen: each === target, run: () => chooseTarget(each) }))}
    />
  )
}
