import { mediaOfCampaignSource, useReleases } from '@guanlan/features/campaigns/releases/web'
import {
  Button,
  ChoiceMenu,
  exact,
  inBody,
  RecordScreen,
  Segmented,
  toast,
  useKeys,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Piece, pieceKinds, pieceMarks, TabQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, piecesKey } from './api.ts'
import { PieceView } from './PieceView.tsx'
import styles from './pieces.module.css'
import { useColumns } from './use-columns.tsx'
import { useCounts, useLivePieces } from './use-counts.ts'

/** What waits stands in two lines: what was matched first, and apart from it what is an article of the campaign alone. */
const shownStates = ['matched', 'articleOnly', 'counting', 'rejected', 'all'] as const
type ShownState = (typeof shownStates)[number]

const shownStateOf = ({ state, basis }: TabQuestion): ShownState =>
  state === 'proposed' && basis !== 'all' ? basis : (shownStates.find(shown => shown === state) ?? 'all')

const questionIn = (shown: ShownState): Pick<TabQuestion, 'state' | 'basis'> =>
  shown === 'matched' || shown === 'articleOnly' ? { state: 'proposed', basis: shown } : { state: shown, basis: 'all' }

/** Articles matched with releases and media: what waits is decided one after the other by keys, or many at once. */
export default function PiecesTab({ campaignId }: { campaignId: number }) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const list = useList({
    name: 'pieces',
    question: TabQuestion,
    load: inBody(api.list),
    openAs: 'piece',
    of: { activityId: campaignId },
  })
  const { question, change, records, opened } = list
  const counts = useCounts(campaignId)
  const isEditor = may('campaigns.edit')
  const columns = useColumns()
  useLivePieces(records.changed)

  const rowOpen = records.rows.find(({ id }) => id === opened?.id)
  const here = useRef<number | null>(null)
  const nextOf = (by: 1 | -1): Piece | undefined => {
    const at = records.rows.findIndex(({ id }) => id === opened?.id)
    return at < 0 ? records.rows[0] : records.rows[at + by]
  }
  const go = (by: 1 | -1) => {
    const next = nextOf(by)
    if (next) void list.open(next.id)
  }
  /** What is open is decided, and the next one opens. */
  const decide = async (piece: Piece | undefined, state: 'confirmed' | 'rejected') => {
    if (!piece || !isEditor) return
    const next = nextOf(1)
    const done = await list.act(
      () => api.update.act({ body: { id: piece.id, version: piece.version, state } }),
      () => t(`did_${state}`, { title: piece.title }),
    )
    await client.invalidateQueries({ queryKey: [piecesKey] })
    if (done !== null && opened?.id === piece.id) void list.open(next?.id ?? null)
  }
  // What is open, or else the row that the keys of the list are on.
  const under = () => rowOpen ?? records.rows.find(({ id }) => id === here.current)
  const decideHere = (state: 'confirmed' | 'rejected') => {
    const piece = under()
    if (piece) void decide(piece, state)
    else go(1)
  }
  useKeys(
    t('title'),
    isEditor
      ? [
          { key: 'y', text: t('confirm'), run: () => decideHere('confirmed') },
          { key: 'n', text: t('reject'), run: () => decideHere('rejected') },
        ]
      : [],
  )

  const ofCampaign = <C extends { allOf: TabQuestion | null }>(chosen: C) => ({
    ...chosen,
    allOf: chosen.allOf && { ...chosen.allOf, activityId: campaignId },
  })
  const decideMany = (state: 'confirmed' | 'rejected') =>
    list.bulk(
      chosen => api.update.act({ body: { ...ofCampaign(chosen), state } }),
      ({ changed }) => t(`many_${state}`, { count: exact(changed) }),
    )
  const correlate = async () => {
    try {
      await api.correlation({ body: { activityId: campaignId } })
      toast({ text: t('started') })
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  const calls = {
    get: api.get,
    remove: {
      act: ({ body }: { body: { ids: number[]; allOf: TabQuestion | null; but: number[] } }) =>
        api.remove.act({ body: ofCampaign(body) }),
    },
  }
  const isEmpty = counts !== undefined && counts.proposed + counts.counting + counts.rejected === 0
  return (
    <RecordScreen<Piece, TabQuestion, never>
      title={t('title')}
      list={list}
      api={calls}
      edit="campaigns.edit"
      columns={columns}
      nameOf={row => row.title}
      form={start => (
        <PieceView
          key={(start as Piece).id}
          piece={rowOpen ?? (start as Piece)}
          campaignId={campaignId}
          isEditor={isEditor}
          onDecide={state => void decide(rowOpen ?? (start as Piece), state)}
          onSaved={async () => {
            await Promise.all([records.changed(), client.invalidateQueries({ queryKey: [piecesKey] })])
          }}
          onNext={() => go(1)}
          onClose={() => void list.open(null)}
        />
      )}
      empty={t(
        isEmpty
          ? 'none'
          : shownStateOf(question) === 'matched'
            ? 'nothingWaits'
            : shownStateOf(question) === 'articleOnly'
              ? 'nothingOnly'
              : 'noneFound',
      )}
      {...(isEmpty && { emptyText: t('noneText') })}
      onHere={({ id }) => {
        here.current = id
        // With one open, the next one opens in its place.
        if (opened) void list.open(id)
      }}
      removed={count => t('removed', { count: exact(count) })}
      filters={<Filters campaignId={campaignId} question={question} onChange={change} />}
      acts={
        isEditor && (
          <>
            <Certain campaignId={campaignId} />
            <Button icon="refresh" kind="quiet" onClick={() => void correlate()}>
              {t('correlate')}
            </Button>
          </>
        )
      }
      bulk={
        isEditor && (
          <>
            <Button size="small" icon="check" onClick={() => void decideMany('confirmed')}>
              {t('confirm')}
            </Button>
            <Button size="small" icon="close" onClick={() => void decideMany('rejected')}>
              {t('reject')}
            </Button>
          </>
        )
      }
      above={
        <div className={styles.states}>
          <Segmented
            label={t('state')}
            value={shownStateOf(question)}
            onChange={state => change(questionIn(state))}
            options={shownStates.map(state => ({
              value: state,
              label: (
                <>
                  <span title={state === 'articleOnly' ? t('articleOnlyNote') : undefined}>{t(`state_${state}`)}</span>{' '}
                  <b>{counts && exact(countIn(counts, state))}</b>
                </>
              ),
            }))}
          />
        </div>
      }
    />
  )
}

const countIn = (counts: NonNullable<ReturnType<typeof useCounts>>, state: ShownState): number =>
  state === 'all'
    ? counts.proposed + counts.counting + counts.rejected
    : state === 'articleOnly'
      ? counts.proposed - counts.matched
      : counts[state]

function Filters({
  campaignId,
  question,
  onChange,
}: {
  campaignId: number
  question: TabQuestion
  onChange: (part: Partial<TabQuestion>) => void
}) {
  const t = useWords(strings)
  const releases = useReleases(campaignId)
  const { data: media = [] } = useQuery({
    queryKey: [piecesKey, 'media', campaignId],
    queryFn: ({ signal }) => mediaOfCampaignSource(campaignId).find('', { signal }),
  })
  const titleOf = (id: number) => releases.find(release => release.id === id)?.title ?? `#${id}`
  const nameOf = (id: number) => media.find(medium => medium.id === id)?.name ?? `#${id}`
  return (
    <>
      <ChoiceMenu
        values={['all', ...pieceKinds] as const}
        value={question.kind}
        name={kind => (kind === 'all' ? t('anyKind') : t(`kind_${kind}`))}
        onChange={kind => onChange({ kind })}
      />
      <ChoiceMenu
        values={['all', ...pieceMarks] as const}
        value={question.mark}
        name={mark => (mark === 'all' ? t('anyMark') : t(`mark_${mark}`))}
        onChange={mark => onChange({ mark })}
      />
      <ChoiceMenu
        values={[0, ...releases.map(({ id }) => id)]}
        value={question.release}
        name={id => (id === 0 ? t('anyRelease') : titleOf(id))}
        onChange={release => onChange({ release })}
      />
      <ChoiceMenu
        values={[0, ...media.map(({ id }) => Number(id))]}
        value={question.medium}
        name={id => (id === 0 ? t('anyMedium') : nameOf(id))}
        onChange={medium => onChange({ medium })}
      />
    </>
  )
}

/** Whether certain ones are confirmed by themselves. */
function Certain({ campaignId }: { campaignId: number }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const key = [piecesKey, 'setting', campaignId]
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.setting({ params: { activityId: campaignId } }, { signal }),
  })
  if (!data) return null
  const save = async (confirms: boolean) => {
    try {
      client.setQueryData(key, await api.saveSetting({ params: { activityId: campaignId }, body: { confirms } }))
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  return (
    <label className={styles.certain} title={t('certainNote')}>
      <input
        type="checkbox"
        className="box"
        checked={data.confirms}
        onChange={event => void save(event.target.checked)}
      />
      {t('certain')}
    </label>
  )
}
