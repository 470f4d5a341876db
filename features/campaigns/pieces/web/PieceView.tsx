import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { useReleases } from '@guanlan/features/campaigns/releases/web'
import { Button, ErrorOf, Facts, percent, RecordView, Row, SkeletonRows, toast, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type Piece, pieceKinds } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, piecesKey } from './api.ts'
import { BothTexts } from './BothTexts.tsx'
import { Marks } from './Marks.tsx'
import styles from './pieces.module.css'

/** One piece: what it is and why, decided by a press, with both texts beside each other. */
export function PieceView({
  piece,
  campaignId,
  isEditor,
  onDecide,
  onSaved,
  onNext,
  onClose,
}: {
  piece: Piece
  campaignId: number
  isEditor: boolean
  onDecide: (state: 'confirmed' | 'rejected') => void
  onSaved: () => Promise<unknown>
  onNext: () => void
  onClose: () => void
}) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: [piecesKey, 'texts', piece.id, piece.releaseId],
    queryFn: ({ signal }) => api.texts({ params: { id: piece.id } }, { signal }),
  })
  const facts = [
    [t('mark_message'), piece.missing.join('；')],
    [t('others'), piece.others.map(({ release, kind }) => `${release}（${t(`kind_${kind}`)}）`).join('；')],
  ].filter((fact): fact is [string, string] => fact[1] !== '')
  return (
    <RecordView
      title={piece.title}
      acts={
        <>
          {isEditor && (
            <>
              <Button
                kind="primary"
                size="small"
                icon="check"
                disabled={piece.state === 'confirmed' || piece.state === 'hand'}
                onClick={() => onDecide('confirmed')}
              >
                {t('confirm')}
              </Button>
              <Button
                size="small"
                icon="close"
                disabled={piece.state === 'rejected'}
                onClick={() => onDecide('rejected')}
              >
                {t('reject')}
              </Button>
            </>
          )}
          <Button size="small" kind="quiet" onClick={onNext}>
            {t('next')}
          </Button>
          <Button size="small" kind="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <p className="dim">
        {piece.medium ?? piece.media}
        {piece.author && ` · ${piece.author}`} · <ArticleTime at={piece.publishedAt} ofArrival={piece.timeOfArrival} />{' '}
        · {t(`state_${piece.state}`)}
        {piece.decided && piece.updatedBy && ` (${piece.updatedBy})`} · {t(`reason_${piece.reason}`)}
        {piece.releaseId !== null &&
          ` · ${t('ofRelease')} ${percent(piece.ofRelease, 0)} · ${t('more')} ${percent(1 - piece.ofPiece, 0)}`}
        {piece.url && (
          <>
            {' · '}
            <a href={piece.url} target="_blank" rel="noreferrer">
              {t('address')}
            </a>
          </>
        )}
      </p>
      {facts.length > 0 && <Facts of="texts" facts={facts} />}
      <p>
        <Marks piece={piece} />
      </p>
      {isEditor && <Correction piece={piece} campaignId={campaignId} onSaved={onSaved} />}
      {piece.changes.length > 0 && (
        <ul className={styles.changes} aria-label={t('mark_number')}>
          {piece.changes.map(({ before, after }) => (
            <li key={`${before} ${after}`}>
              <del>{before}</del> → <ins>{after}</ins>
            </li>
          ))}
        </ul>
      )}
      {error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <BothTexts texts={data} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </RecordView>
  )
}

/** What it is, written by hand: no run changes it afterwards. */
function Correction({
  piece,
  campaignId,
  onSaved,
}: {
  piece: Piece
  campaignId: number
  onSaved: () => Promise<unknown>
}) {
  const t = useWords(strings)
  const releases = useReleases(campaignId)
  const write = async (part: { kind?: Piece['kind']; releaseId?: number | null }) => {
    try {
      await api.update.act({ body: { id: piece.id, version: piece.version, ...part } })
      toast({ text: t('written') })
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
    await onSaved()
  }
  return (
    <Row gap={8} wrap={4}>
      <label className={styles.choice}>
        {t('kind')}
        <select
          className="field"
          value={piece.kind}
          onChange={event => void write({ kind: event.target.value as Piece['kind'] })}
        >
          {pieceKinds.map(kind => (
            <option key={kind} value={kind}>
              {t(`kind_${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {t('release')}
        <select
          className="field"
          value={piece.releaseId ?? 0}
          onChange={event => void write({ releaseId: Number(event.target.value) || null })}
        >
          <option value={0}>{t('noRelease')}</option>
          {releases.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </Row>
  )
}
