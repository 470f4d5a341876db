import { Button, ErrorOf, exact, ProgressLine, Row, useFormat, useWords } from '@guanlan/platform/web'
import type { Preview } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import shared from '../shared.module.css'
import styles from './preview.module.css'
import { previewDays, type Tried } from './use-preview.ts'

/** How many articles, what that is a day, and the way to the exact number where counting stopped early. */
export function PreviewSum({ preview, exactly }: { preview: Preview; exactly: Tried['exact'] }) {
  const t = useWords(strings)
  const format = useFormat()
  const { count, next, progress, expected } = preview
  const counting = exactly.state === 'running'
  return (
    <>
      <div className={styles.sum}>
        <p className={styles.count} title={exact(count)} data-preview-count={count}>
          {format.exact(count)}
          {next !== null && '+'}
          <small>{t('countUnit', { days: previewDays })}</small>
        </p>
        <p className="dim">
          {t('perDay', { count: format.exact(rounded(expected.articlesPerDay)) })}
          <br />
          {t('alertsPerDay', { count: format.exact(rounded(expected.alertsPerDay)) })}
        </p>
      </div>
      {counting ? (
        <div className={shared.walking}>
          <ProgressLine title={t('countingExactly')} done={progress} total={1} onCancel={exactly.stop} />
        </div>
      ) : (
        next !== null && (
          <Row as="p" gap={6} wrap={2} align="baseline" className={shared.stopped}>
            {t('countedPart', { percent: Math.floor(progress * 100) })}
            <Button size="small" onClick={exactly.start}>
              {t('countExactly')}
            </Button>
          </Row>
        )
      )}
      {preview.cost && <Cost cost={preview.cost} />}
      {exactly.state === 'failed' && <ErrorOf error={exactly.error} onRetry={exactly.start} />}
    </>
  )
}

/** What every article will take because of this rule; a heavy one names the words that make it so. */
function Cost({ cost: { microseconds, heavy, words } }: { cost: NonNullable<Preview['cost']> }) {
  const t = useWords(strings)
  const format = useFormat()
  const taken = microseconds < 0.1 ? `< ${format.exact(0.1)}` : format.exact(rounded(microseconds))
  if (!heavy) return <p className={`dim ${styles.cost}`}>{t('costOfRule', { microseconds: taken })}</p>
  return (
    <p className={styles.heavy} role="status">
      {t('heavyRule', { microseconds: taken, words: words.map(({ word }) => `“${word}”`).join(' ') })}
    </p>
  )
}

/** One decimal below ten; above, it would only pretend. */
const rounded = (value: number): number => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
