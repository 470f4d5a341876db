import { ErrorOf, mayGo, SkeletonRows, useUnsaved } from '@guanlan/platform/web'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Listed } from '../contract.ts'
import { addressOf, addressOfGeneral, type Opened, openedBy, screenAddress } from './addresses.ts'
import { customised, draftOf, newDraft } from './draft.ts'
import { Editor } from './Editor.tsx'
import { GeneralView } from './GeneralView.tsx'
import { useGeneralDimensions, useVocabularies, useVocabulary } from './queries.ts'
import { Taught } from './Taught.tsx'
import { useActs } from './use-acts.ts'
import styles from './Vocabularies.module.css'
import { VocabularyList } from './VocabularyList.tsx'
import { Welcome } from './Welcome.tsx'

/** Vocabularies of the organisation: all of them on the left, the one that is written on the right. Which one stands in the address. */
export default function Vocabularies() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const all = useVocabularies('')
  const opened = useMemo(() => ownOf(openedBy(search), all.data?.list), [search, all.data])
  const general = useGeneralDimensions()
  const one = useVocabulary(opened.kind === 'kept' ? opened.id : null)
  const acts = useActs()
  const [isDirty, setDirty] = useState(false)
  useUnsaved(isDirty)
  // A new vocabulary that is saved gets an address of its own, and its editor stays as it is, focus included.
  const [visit, setVisit] = useState(0)
  const [born, setBorn] = useState<{ id: number; key: string } | null>(null)
  const forgetBorn = useCallback(() => setBorn(null), [])

  const go = async (to: string) => {
    if (!(await mayGo())) return
    setVisit(visit + 1)
    void navigate(to)
  }
  const editorOf = (key: string, props: Pick<Parameters<typeof Editor>[0], 'vocabulary' | 'start'>) => (
    <Editor
      key={key}
      {...props}
      onDirty={setDirty}
      onGone={forgetBorn}
      onBorn={id => {
        setBorn({ id, key })
        void navigate(addressOf(id), { replace: true })
      }}
      onRemove={async kept => {
        if (await acts.remove(kept))
          void navigate(kept.replaces === null ? screenAddress : addressOfGeneral(kept.replaces), { replace: true })
      }}
    />
  )

  const shown = (what: Opened): ReactNode => {
    if (what.kind === 'none') return <Welcome onGo={go} />
    if (what.kind === 'taught') return <Taught />
    if (what.kind === 'kept') {
      // Removed by an undo, or by somebody else; what is written still stands there to be copied.
      const isGone = !all.isFetching && all.data?.list.every(({ id }) => id !== what.id)
      if (isGone && !isDirty) return <Welcome onGo={go} />
      const isBorn = born?.id === what.id
      const key = isBorn ? born.key : `kept ${what.id}`
      if (one.data) return editorOf(key, { vocabulary: one.data, start: draftOf(one.data) })
      if (isBorn) return editorOf(key, { vocabulary: null, start: newDraft('words') })
      return <Waiting error={one.error} onRetry={() => void one.refetch()} />
    }
    const id = what.kind === 'general' ? what.id : what.of
    const dimension = general.data?.find(each => each.id === id)
    if (id !== null && !general.data) return <Waiting error={general.error} onRetry={() => void general.refetch()} />
    if (what.kind === 'new') {
      const start = dimension ? customised(dimension) : newDraft(what.use)
      return editorOf(`new ${what.use} ${what.of} ${visit}`, { vocabulary: null, start })
    }
    return dimension ? <GeneralView dimension={dimension} onGo={go} /> : <Welcome onGo={go} />
  }

  return (
    <div className={styles.page}>
      <VocabularyList all={all} general={general.data ?? []} opened={opened} onGo={go} />
      {shown(opened)}
    </div>
  )
}

/** The address of a general dimension opens the own one in its place. */
function ownOf(opened: Opened, listed: readonly Listed[] = []): Opened {
  const own = opened.kind === 'general' ? listed.find(({ replaces }) => replaces === opened.id) : undefined
  return own ? { kind: 'kept', id: own.id } : opened
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <div className={styles.other}>{error ? <ErrorOf error={error} onRetry={onRetry} /> : <SkeletonRows />}</div>
}
