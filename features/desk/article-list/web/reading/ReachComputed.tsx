import type { Reach } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { PopoverButton, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import styles from './ReadingPane.module.css'

/** The best that is known is taken, in this order (articles/server/reactions/reach.ts). */
const bases = ['reads', 'followers', 'circulation', 'level'] as const

/** How the estimated reach of one article comes about: what was taken, and what would have been better but is not known. */
export function ReachComputed({ reach: { basis, of, factor, reach } }: { reach: Reach }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const { exact } = useFormat()
  const taken = basis ? bases.indexOf(basis) : -1
  return (
    <PopoverButton label={t('reachComputed')} icon="help" size="small" isIconOnly>
      {() => (
        <div className={styles.reach}>
          <p>{t('reachMeaning')}</p>
          <ol>
            {bases.map((each, place) => (
              <li
                key={each}
                className={place === taken ? undefined : 'dim'}
                aria-current={place === taken || undefined}
              >
                {t(`reachBy_${each}`)}
                {place < taken && ` · ${t('reachUnknown')}`}
                {place === taken && (
                  <b>
                    {a(`reachOf_${each}`, { of: exact(of ?? 0), factor: factor ?? 1 })} → {exact(reach ?? 0)}
                  </b>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </PopoverButton>
  )
}
