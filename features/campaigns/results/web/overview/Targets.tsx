import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { strings as campaignStrings } from '@guanlan/features/campaigns/campaigns/strings'
import { exact, Panel, SkeletonRows, useFormat, useWords } from '@guanlan/platform/web'
import type { TargetProgress } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './overview.module.css'
import { type Of, useTargets } from './use-results.ts'

const inPercent: readonly TargetProgress['target']['measure'][] = ['messageShare']

/** Targets as bars: how far, whether in time, and what would be needed a day. */
export function Targets({ campaign: { messages, startTime }, of }: { campaign: Campaign; of: Of }) {
  const t = useWords(strings)
  const c = useWords(campaignStrings)
  const a = useWords(articleStrings)
  const format = useFormat()
  const targets = useTargets(of).data
  if (!targets) return <SkeletonRows rows={2} />
  const nameOf = ({ measure, level, message }: TargetProgress['target']) => {
    if (measure === 'levelPieces' && level) return t('targetOfLevel', { level: a(level) })
    if (measure === 'messageShare' && message !== null)
      return t('targetOfMessage', { message: messages[message - 1]?.text ?? String(message) })
    return c(`measure_${measure}`)
  }
  return (
    <Panel title={t('targets')}>
      <ul className={styles.targets}>
        {targets.map(({ target, value, state, due, neededADay }, place) => {
          const name = nameOf(target)
          const unit = inPercent.includes(target.measure) ? '%' : ''
          const shown = value === null ? t('notKnown') : `${exact(Math.round(value * 10) / 10)}${unit}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a target is its place
            <li key={place} className={styles.target}>
              <span className="cut" title={name}>
                {name}
              </span>
              <span>{t('ofGoal', { value: shown, goal: `${exact(target.number)}${unit}` })}</span>
              <progress
                aria-label={name}
                value={Math.max(0, Math.min(value ?? 0, target.number))}
                max={target.number}
              />
              <small className={styles.state} data-state={state}>
                {t(`target_${state}`)}
                {state === 'planned' && ` · ${t('targetBegins', { day: format.moment(startTime).slice(0, 10) })}`}
                {neededADay !== null && ` · ${t('neededADay', { count: exact(Math.ceil(neededADay)) })}`}
              </small>
              <small className="dim">{due !== null && format.moment(due).slice(0, 16)}</small>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
