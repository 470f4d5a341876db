/** The heat of stories, and how it comes about with the reader's own numbers. */
import { ErrorOf, PopoverButton, SkeletonRows, Stack, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { computedOf, type HeatPart, storyHeatOf } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { ComputedTable, WeightsLink } from './ComputedTable.tsx'
import styles from './formulas.module.css'
import { useWeights } from './use-weights.ts'

/** A story with the numbers that its heat is made of. */
interface HeatedStory extends Readonly<Record<HeatPart, number>> {
  title: string
  /** 0 to 100. */
  heat: number
}

/** `63`, and a button that takes it apart. */
export function StoryHeat({ story, named = false }: { story: HeatedStory; named?: boolean }) {
  const t = useWords(strings)
  const heat = story.heat.toFixed(0)
  return (
    <span className={styles.heat}>
      <span title={t('heatOf', { heat })}>{named ? t('heatOf', { heat }) : heat}</span>
      <PopoverButton label={t('heatOfStory', { heat, title: story.title })} icon="help" size="small" isIconOnly>
        {() => (
          <Stack gap={12} className={styles.computed}>
            <b className="cut">{story.title}</b>
            <HeatComputed story={story} />
            <WeightsLink />
          </Stack>
        )}
      </PopoverButton>
    </span>
  )
}

/** All stories of a chart, each to be taken apart. */
export function HeatsButton({ stories }: { stories: readonly HeatedStory[] }) {
  const t = useWords(strings)
  if (stories.length === 0) return null
  return (
    <PopoverButton label={t('heats')} icon="help" size="small">
      {() => (
        <Stack gap={12} className={styles.computed}>
          <p className="dim">{t('heatsNote')}</p>
          {stories.map((story, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may be the same
            <OneOf key={place} story={story} />
          ))}
          <WeightsLink />
        </Stack>
      )}
    </PopoverButton>
  )
}

function OneOf({ story }: { story: HeatedStory }) {
  const t = useWords(strings)
  const [isOpen, setOpen] = useState(false)
  return (
    <section>
      <button type="button" className={styles.one} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="cut">{story.title}</span>
        <b>{t('heatOf', { heat: story.heat.toFixed(0) })}</b>
      </button>
      {isOpen && <HeatComputed story={story} />}
    </section>
  )
}

function HeatComputed({ story }: { story: HeatedStory }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  const { data, error, refetch } = useWeights()
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={4} />
  const weights = data.weights.storyHeat
  const yours = (part: HeatPart) => t(`yours_${part}`, { count: exact(story[part]) })
  return (
    <ComputedTable
      label={t('howComputed', { what: `${t('heat')} · ${story.title}` })}
      computed={computedOf(storyHeatOf(story, weights).parts, weights)}
      named={part => [t(`part_${part}`), t(`formula_${part}`)]}
      yours={{ articles: yours('articles'), media: yours('media'), interactions: yours('interactions') }}
    />
  )
}
