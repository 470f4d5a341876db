import { mediaLevels } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { Button, type FieldProps, IconButton, MomentField, useField, useWords } from '@guanlan/platform/web'
import { type Draft, type Measure, type Message, measures, type Target } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './form.module.css'

const mostTargets = 20
const blank: Target = { measure: 'pieces', number: 100, by: null, level: null, message: null }

/** What is to be reached, each in a line: what is counted, how much, and by when. */
export function TargetsInput({
  messages,
  ...props
}: FieldProps<Draft, Target[]> & { messages: readonly Pick<Message, 'text'>[] }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const { value, onChange, problem } = useField<Draft, Target[]>(props, targets =>
    targets.map(({ measure, number }) => `${t(`measure_${measure}`)} ${number}`).join('；'),
  )
  const change = (place: number, target: Target) => onChange(value.with(place, target))
  const measured = (target: Target, measure: Measure): Target => ({
    ...target,
    measure,
    level: measure === 'levelPieces' ? (target.level ?? 'central') : null,
    message: measure === 'messageShare' ? (target.message ?? 1) : null,
  })
  return (
    <fieldset className={styles.lines}>
      <legend className="label-line">{props.label}</legend>
      {value.map((target, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a target is its place
        <div key={place} className={`${styles.line} ${styles.target}`}>
          <select
            className="field"
            aria-label={t('measureOf', { place: place + 1 })}
            value={target.measure}
            onChange={event => change(place, measured(target, event.target.value as Measure))}
          >
            {measures
              .filter(measure => measure !== 'messageShare' || messages.length > 0 || target.measure === measure)
              .map(measure => (
                <option key={measure} value={measure}>
                  {t(`measure_${measure}`)}
                </option>
              ))}
          </select>
          {target.measure === 'levelPieces' ? (
            <select
              className="field"
              aria-label={t('levelOf', { place: place + 1 })}
              value={target.level ?? ''}
              onChange={event => change(place, { ...target, level: event.target.value as Target['level'] })}
            >
              {mediaLevels.map(level => (
                <option key={level} value={level}>
                  {a(level)}
                </option>
              ))}
            </select>
          ) : target.measure === 'messageShare' ? (
            <select
              className="field"
              aria-label={t('messageOfTarget', { place: place + 1 })}
              value={target.message ?? 1}
              onChange={event => change(place, { ...target, message: Number(event.target.value) })}
            >
              {messages.map(({ text }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place
                <option key={at} value={at + 1}>
                  {`${at + 1} ${text}`}
                </option>
              ))}
            </select>
          ) : (
            <span />
          )}
          <input
            className="field"
            type="number"
            min={0}
            step="any"
            aria-label={t('numberOf', { place: place + 1 })}
            value={Number.isNaN(target.number) ? '' : target.number}
            onChange={event => change(place, { ...target, number: event.target.valueAsNumber })}
          />
          <MomentField
            label={t('byOf', { place: place + 1 })}
            value={target.by}
            onChange={by => change(place, { ...target, by })}
          />
          <IconButton
            icon="close"
            label={t('removeTarget', { place: place + 1 })}
            onClick={() => onChange(value.toSpliced(place, 1))}
          />
        </div>
      ))}
      {problem && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
      <div>
        <Button
          size="small"
          icon="plus"
          disabled={value.length >= mostTargets}
          onClick={() => onChange([...value, blank])}
        >
          {t('addTarget')}
        </Button>
      </div>
    </fieldset>
  )
}
