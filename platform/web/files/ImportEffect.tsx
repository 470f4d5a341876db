import type { ImportCheck } from '@guanlan/platform/contract'
import { exact } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import styles from './files.module.css'
import { fileStrings } from './strings.ts'

/** What an import would do with what is there: how many are added and changed, and the changed ones by name. */
export function ImportEffect({ effect: { added, changed, same, overwritten } }: { effect: ImportCheck['effect'] }) {
  const t = useWords(fileStrings)
  return (
    <>
      <p role="status">{t('effect', { added: exact(added), changed: exact(changed), same: exact(same) })}</p>
      {overwritten.length > 0 && (
        <>
          <p className="dim">
            {t('overwritten')}
            {changed > overwritten.length && ` · ${t('moreOverwritten', { count: exact(changed) })}`}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
          <section className={styles.scroll} tabIndex={0} aria-label={t('overwritten')}>
            <table>
              <thead>
                <tr>
                  <th>{t('rowNumber')}</th>
                  <th>{t('record')}</th>
                </tr>
              </thead>
              <tbody>
                {overwritten.map(({ number, name }) => (
                  <tr key={number}>
                    <td>{exact(number)}</td>
                    <td>{name}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </>
  )
}
