import { Button, exact, listen, Row, Stack, toast, useWords } from '@guanlan/platform/web'
import { useEffect, useReducer, useRef } from 'react'
import { assistant, type CarriedSentence, type DroppedSentence, type Passage, RunEvent } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { Sentences } from '../answer/Sentences.tsx'
import { Dropped } from '../answer/Sources.tsx'
import { api } from '../api.ts'

interface State {
  passages: readonly Passage[]
  sentences: readonly CarriedSentence[]
  dropped: readonly DroppedSentence[]
  tokens: number
  yuan: string
}
const blank: State = { passages: [], sentences: [], dropped: [], tokens: 0, yuan: '0' }

function next(state: State, event: RunEvent): State {
  if (event.kind === 'sources') return { ...state, passages: event.passages }
  if (event.kind === 'sentence') return { ...state, sentences: [...state.sentences, event.sentence] }
  if (event.kind === 'dropped') return { ...state, dropped: [...state.dropped, event.dropped] }
  if (event.kind === 'tokens') return { ...state, tokens: event.tokens, yuan: event.yuan }
  return state
}

/** An answer while it is written: a broken connection, another tab and a reload read the same from its first number on. */
export default function RunView({ id, onEnd }: { id: string; onEnd: () => void }) {
  const t = useWords(screenStrings)
  const [{ passages, sentences, dropped, tokens, yuan }, take] = useReducer(next, blank)
  const last = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one run is followed once
  useEffect(() => {
    const end = listen(
      assistant.runEvents,
      { params: { id }, query: { after: 0 } },
      {
        onEvent: (_, data) => {
          const { n } = data as { n: number }
          const event = RunEvent.safeParse(data)
          // Taken up again after a break, it begins anew: what was read is not read twice.
          if (!event.success || n <= last.current) return
          last.current = n
          take(event.data)
          const { kind } = event.data
          if (kind !== 'done' && kind !== 'stopped' && kind !== 'failed') return
          if (event.data.kind === 'stopped') toast({ text: t('stoppedWith', { tokens: exact(event.data.tokens) }) })
          if (kind === 'failed') toast({ text: t('writingFailed'), tone: 'warning' })
          end()
          onEnd()
        },
        onRefused: () => onEnd(),
      },
    )
    return end
  }, [id])
  const stop = async () => {
    try {
      await api.stopRun({ params: { id } })
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  return (
    <Stack gap={12}>
      <Row gap={8} align="center" wrap={4}>
        <span className="dim" role="status">
          {t('writingNow')}
        </span>
        <span className="dim">{t('usedSoFar', { tokens: exact(tokens), yuan })}</span>
        <Button size="small" icon="close" onClick={() => void stop()}>
          {t('stop')}
        </Button>
      </Row>
      <Sentences sentences={sentences} passages={passages} query="" isWritten />
      <Dropped dropped={dropped} />
    </Stack>
  )
}
