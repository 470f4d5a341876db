import { Button, ChoiceMenu, choicesOf, Segmented, useWords } from '@guanlan/platform/web'
import { calls, type Question, relations, tagLength } from '../contract.ts'
import { strings } from '../strings.ts'

/** Who was spoken with, who may be called, by tag, and, from the page of a medium, who writes there. */
export function BookFilters({
  question: { relation, call, tag, entry },
  change,
}: {
  question: Question
  change: (part: Partial<Question>) => void
}) {
  const t = useWords(strings)
  return (
    <>
      <Segmented
        label={t('relation')}
        value={relation}
        onChange={next => change({ relation: next })}
        options={choicesOf(relations, value => t(`relation_${value}`))}
      />
      <ChoiceMenu
        values={calls}
        value={call}
        name={value => t(`call_${value}`)}
        onChange={next => change({ call: next })}
      />
      <input
        key={tag}
        className="field"
        aria-label={t('tags')}
        placeholder={t('tags')}
        maxLength={tagLength}
        defaultValue={tag}
        onBlur={event => change({ tag: event.target.value.trim() })}
        onKeyDown={event => event.key === 'Enter' && change({ tag: event.currentTarget.value.trim() })}
      />
      {entry !== '' && (
        <Button kind="quiet" icon="close" onClick={() => change({ entry: '' })}>
          {t('everyMedium')}
        </Button>
      )}
    </>
  )
}
