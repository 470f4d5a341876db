import { Icon, later, PopoverButton, Stack, useWords } from '@guanlan/platform/web'
import { Suspense } from 'react'
import { type Against, namedAgainst } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './against.module.css'

// The field of a moment is heavy, and few look at it.
const OwnStretch = later(() => import('./OwnStretch.tsx'))

/** What the volume is compared with: the usual alone, or an earlier stretch too. */
export function AgainstButton({
  against,
  asked: question,
  onChoose,
}: {
  against: Against | null
  asked: { from: string; to: string }
  onChoose: (against: Against | null) => void
}) {
  const t = useWords(strings)
  const nameOf = (each: Against | null) =>
    t(each === null ? 'against_usual' : typeof each === 'string' ? `against_${each}` : 'against_own')
  return (
    <PopoverButton label={`${t('against')} ${nameOf(against)}`} icon="down" size="small">
      {close => (
        <Stack gap={2} className={styles.choices}>
          {[null, ...namedAgainst].map(each => (
            <button
              key={each ?? 'usual'}
              type="button"
              className={styles.choice}
              aria-pressed={against === each}
              onClick={() => {
                close()
                onChoose(each)
              }}
            >
              {nameOf(each)}
              {against === each && <Icon name="check" size={14} />}
            </button>
          ))}
          <Suspense>
            <OwnStretch
              since={typeof against === 'object' ? (against?.since ?? null) : null}
              asked={question}
              onChoose={since => {
                close()
                onChoose({ since })
              }}
            />
          </Suspense>
        </Stack>
      )}
    </PopoverButton>
  )
}
