import { LevelBars, Menu, Sentiment, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { strings } from '../../strings.ts'
import type { JudgementByHand } from '../use-correct.ts'

/** The one of `JudgementByHand` that holds now, when it is known. */
export interface Judged {
  sentiment: 1 | 0 | -1
  level: 1 | 2 | 3 | 4 | null
  corrected: boolean
}

const levels = [4, 3, 2, 1] as const

/** Says the sentiment by hand: positive, neutral, negative by its level, or what the text says. */
export function SentimentMenu({
  label,
  face,
  className,
  now,
  story,
  onSay,
}: {
  label: string
  face: ReactNode
  className?: string
  now?: Judged
  /** The second thing one may want: the whole story, as the article is now. */
  story?: { label: string; run: () => void } | undefined
  onSay: (judgement: JudgementByHand) => void
}) {
  const t = useWords(strings)
  return (
    <Menu
      label={label}
      face={face}
      className={className}
      side="left"
      items={[
        {
          key: 'positive',
          label: t('positive'),
          mark: <Sentiment value="positive" wordless />,
          chosen: now?.sentiment === 1,
          run: () => onSay({ sentiment: 1 }),
        },
        {
          key: 'neutral',
          label: t('neutral'),
          mark: <Sentiment value="neutral" wordless />,
          chosen: now?.sentiment === 0,
          run: () => onSay({ sentiment: 0 }),
        },
        ...levels.map(level => ({
          key: `negative${level}`,
          label: t('negativeOf', { level: t(`level${level}`) }),
          mark: <LevelBars level={level} wordless />,
          chosen: now?.sentiment === -1 && now.level === level,
          run: () => onSay({ sentiment: -1, level }),
        })),
        {
          key: 'text',
          label: t('giveBack'),
          disabled: now !== undefined && !now.corrected,
          run: () => onSay({ sentiment: null }),
        },
        ...(story ? [{ key: 'story', ...story }] : []),
      ]}
    />
  )
}
