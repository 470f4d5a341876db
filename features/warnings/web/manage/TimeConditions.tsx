import { mediaLevels } from '@guanlan/features/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/strings'
import { Button, type Draft, IconButton, NumberInput, useWords } from '@guanlan/platform/web'
import {
  mostTimeConditions,
  type TimeCondition,
  type TimeKind,
  timeKinds,
  timeParts,
  type Warning,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../warnings.module.css'
import type { WrittenWarning } from './written.ts'

/** What a warning waits for over time: each in a line, with the sentence of what it means. */
export function TimeConditions({ of: draft }: { of: Draft<WrittenWarning, Warning> }) {
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

const usualLeast: Readonly<Partial<Record<TimeKind, number>>> = { reachesMedia: 3, reachesMediaTypes: 2 }
const blankOf = (kind: TimeKind): TimeCondition => ({
  kind,
  atLeast: usualLeast[kind] ?? 10,
  mediaLevel: 'provincial',
})

function Line({
  of,
  index,
  condition,
  onChange,
  onRemove,
}: {
  of: Draft<WrittenWarning, Warning>
  index: number
  condition: TimeCondition
  onChange: (next: TimeCondition) => void
  onRemove: () => void
}) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const { kind, mediaLevel } = condition
  const parts = timeParts[kind]
  return (
    <>
      <div className={styles.timeLine}>
        <Choose
          label={t('timeKind')}
          value={kind}
          options={timeKinds.map(each => [each, t(`kind_${each}`)])}
          onChange={next => onChange(blankOf(next))}
        />
        {parts.includes('mediaLevel') && (
          <Choose
            label={t('timeMediaLevel')}
            value={mediaLevel}
            options={mediaLevels.filter(each => each !== 'unknown').map(each => [each, a(each)])}
            onChange={next => onChange({ ...condition, mediaLevel: next })}
          />
        )}
        {parts.includes('atLeast') && (
          <NumberInput of={of} name={`timeConditions.${index}.atLeast`} label={t('timeAtLeast')} />
        )}
        <IconButton icon="close" size="small" label={t('removeTime', { number: index + 1 })} onClick={onRemove} />
      </div>
      <p className="dim">{t(`says_${kind}`, { ...condition, level: a(mediaLevel) })}</p>
    </>
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
