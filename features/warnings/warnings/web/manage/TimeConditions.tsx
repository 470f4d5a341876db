import { mediaLevels } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { Button, type Draft, IconButton, NumberInput, useAppearance, useWords } from '@guanlan/platform/web'
import {
  counted,
  growthOf,
  mostTimeConditions,
  sensitivities,
  type TimeCondition,
  type TimeKind,
  type TimePart,
  timeKinds,
  timeParts,
  type Warning,
} from '../../contract.ts'
import { spanOf, strings } from '../../strings.ts'
import styles from '../warnings.module.css'
import type { WarningFormValues } from './warning-form.ts'

/** What a warning waits for over time: each in a line, with the sentence of what it means. */
export function TimeConditions({ of: draft }: { of: Draft<WarningFormValues, Warning> }) {
  const t = useWords(strings)
  const { form } = draft
  const conditions = form.watch('timeConditions')
  const set = (next: TimeCondition[]) =>
    form.setValue('timeConditions', next, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    })
  return (
    <fieldset className={styles.times}>
      <legend className="label-line">{t('timeConditions')}</legend>
      <p className="dim">{t(conditions.length === 0 ? 'timeNone' : 'timeAny')}</p>
      <ol>
        {conditions.map((condition, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place; its fields are named by it
          <li key={index}>
            <Line
              of={draft}
              index={index}
              condition={condition}
              onChange={next => set(conditions.with(index, next))}
              onRemove={() => set(conditions.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon="plus"
        disabled={conditions.length >= mostTimeConditions}
        onClick={() => set([...conditions, blankOf('reachesArticles')])}
      >
        {t('addTime')}
      </Button>
    </fieldset>
  )
}

const usualLeast: Readonly<Partial<Record<TimeKind, number>>> = { reachesMedia: 3, reachesMediaTypes: 2, silence: 3 }
const blankOf = (kind: TimeKind): TimeCondition => ({
  kind,
  atLeast: usualLeast[kind] ?? 10,
  mediaLevel: 'provincial',
  minutes: kind === 'silence' ? 120 : 30,
  counts: 'articles',
  sensitivity: 'medium',
  percent: 50,
  coolDown: 60,
})

function Line({
  of,
  index,
  condition,
  onChange,
  onRemove,
}: {
  of: Draft<WarningFormValues, Warning>
  index: number
  condition: TimeCondition
  onChange: (next: TimeCondition) => void
  onRemove: () => void
}) {
  const t = useWords(strings)
  return (
    <>
      <div className={styles.timeLine}>
        <Choose
          label={t('timeKind')}
          value={condition.kind}
          options={timeKinds.map(each => [each, t(`kind_${each}`)])}
          onChange={next => onChange(blankOf(next))}
        />
        {timeParts[condition.kind].map(part => (
          <Part key={part} of={of} index={index} part={part} condition={condition} onChange={onChange} />
        ))}
        <IconButton icon="close" size="small" label={t('removeTime', { number: index + 1 })} onClick={onRemove} />
      </div>
      <Sentence condition={condition} />
    </>
  )
}

function Part({
  of,
  index,
  part,
  condition,
  onChange,
}: {
  of: Draft<WarningFormValues, Warning>
  index: number
  part: TimePart
  condition: TimeCondition
  onChange: (next: TimeCondition) => void
}) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  switch (part) {
    case 'mediaLevel':
      return (
        <Choose
          label={t('timeMediaLevel')}
          value={condition.mediaLevel}
          options={mediaLevels.filter(each => each !== 'unknown').map(each => [each, a(each)])}
          onChange={mediaLevel => onChange({ ...condition, mediaLevel })}
        />
      )
    case 'counts':
      return (
        <Choose
          label={t('part_counts')}
          value={condition.counts}
          options={counted.map(each => [each, t(`counts_${each}`)])}
          onChange={counts => onChange({ ...condition, counts })}
        />
      )
    case 'sensitivity':
      return (
        <Choose
          label={t('part_sensitivity')}
          value={condition.sensitivity}
          options={sensitivities.map(each => [each, t(`sensitivity_${each}`)])}
          onChange={sensitivity => onChange({ ...condition, sensitivity })}
        />
      )
    case 'percent':
      return <NumberInput of={of} name={`timeConditions.${index}.percent`} label={t('part_percent')} unit="%" />
    case 'atLeast':
      return <NumberInput of={of} name={`timeConditions.${index}.atLeast`} label={t('timeAtLeast')} />
    default:
      return (
        <NumberInput of={of} name={`timeConditions.${index}.${part}`} label={t(`part_${part}`)} unit={t('minutes')} />
      )
  }
}

/** What the line means, with the formula where there is one. */
function Sentence({ condition }: { condition: TimeCondition }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const locale = useAppearance(state => state.locale)
  const { kind, atLeast, minutes, counts, mediaLevel, sensitivity, percent } = condition
  return (
    <p className="dim">
      {t(`says_${kind}`, {
        atLeast,
        percent,
        level: a(mediaLevel),
        span: spanOf(minutes, locale),
        amount: t(`amount_${kind === 'negativeShare' || kind === 'silence' ? 'articles' : counts}`, { count: atLeast }),
        ...growthOf[sensitivity],
      })}
    </p>
  )
}

function Choose<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: T
  options: readonly (readonly [T, string])[]
  onChange: (value: T) => void
}) {
  return (
    <label className="labelled">
      <span className="label-line">{label}</span>
      <select className="field" value={value} onChange={event => onChange(event.target.value as T)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
