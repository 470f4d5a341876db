import { Button, Moment, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RuleFields, WarningVersion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../warnings.module.css'
import { differing } from './differing.ts'

interface Version<D> extends Omit<WarningVersion, 'draft'> {
  draft: D
}

/** How a warning, or a rule of another purpose, once read: what each save changed, and a way back into the form. */
export function RuleVersions<D extends RuleFields>({
  queryKey,
  load,
  onUse,
}: {
  queryKey: readonly unknown[]
  load: (signal: AbortSignal) => Promise<Version<D>[]>
  onUse: (draft: D) => void
}) {
  const t = useWords(strings)
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    enabled: isOpen,
  })
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('versions')}</summary>
      <ol className={styles.versions}>
        {data?.map((each, place) => {
          const before = data[place + 1]
          const fields = before ? differing(before.draft, each.draft) : []
          return (
            <li key={each.version}>
              <p>
                <b>{t('versionOf', { version: each.version })}</b>{' '}
                <span className="dim">
                  {each.savedBy ?? t('product')} · <Moment at={each.savedAt} />
                </span>{' '}
                {place > 0 && (
                  <Button size="small" onClick={() => onUse(each.draft)}>
                    {t('useVersion')}
                  </Button>
                )}
              </p>
              {before ? (
                <p className="dim">{t('changedFields', { fields: fields.map(field => t(field)).join('、') })}</p>
              ) : (
                <p className="dim">{t('firstVersion')}</p>
              )}
              {before && before.draft.warningWords !== each.draft.warningWords && (
                <p className={styles.changedWords}>
                  <del>{before.draft.warningWords}</del> <ins>{each.draft.warningWords}</ins>
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
