import {
  Button,
  type IconName,
  inBody,
  type RecordColumn,
  RecordScreen,
  Segmented,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type IdentityOffer, IdentityQuestion, identityStates, mostAnswered, pairKinds } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { entryAddress } from '../addresses.ts'
import { api } from '../api.ts'
import styles from '../list/list.module.css'

type Answer = 'accept' | 'refuse' | 'reopen'
const acts: Readonly<
  Record<
    Answer,
    {
      icon: IconName
      word: 'pairAccept' | 'pairRefuse' | 'pairReopen'
      did: 'pairsAccepted' | 'pairsRefused' | 'pairsReopened'
    }
  >
> = {
  accept: { icon: 'check', word: 'pairAccept', did: 'pairsAccepted' },
  refuse: { icon: 'close', word: 'pairRefuse', did: 'pairsRefused' },
  reopen: { icon: 'undo', word: 'pairReopen', did: 'pairsReopened' },
}
const answersOf = { open: ['accept', 'refuse'], accepted: [], refused: ['reopen'] } as const satisfies Record<
  (typeof identityStates)[number],
  readonly Answer[]
>

/** Media and accounts that may be one, with the reasons; what is accepted is proposed as a correction. */
export function Identities() {
  const t = useWords(strings)
  const may = useMay()
  const list = useList({ name: 'mediaLibrary.identities', question: IdentityQuestion, load: inBody(api.identities) })
  const { question, change, selection } = list
  const columns = useColumns()
  const isFew = !selection.body.allOf && selection.body.ids.length <= mostAnswered
  const isNarrowed = question.like !== '' || question.kind !== 'all' || question.state !== 'open'
  return (
    <RecordScreen
      title={t('identitiesTitle')}
      list={list}
      search={t('findPair')}
      columns={columns}
      nameOf={row => `${row.base.name} ${row.other.name}`}
      filters={
        <>
          <Segmented
            label={t('pairState')}
            value={question.state}
            onChange={state => change({ state })}
            options={identityStates.map(id => ({ value: id, label: t(`pair_${id}`) }))}
          />
          <Segmented
            label={t('pairKind')}
            value={question.kind}
            onChange={kind => change({ kind })}
            options={(['all', ...pairKinds] as const).map(id => ({ value: id, label: t(`pair_${id}`) }))}
          />
        </>
      }
      note={<p className={`dim ${styles.note}`}>{t('pairsNote')}</p>}
      bulk={
        may('mediaLibrary.edit') &&
        (isFew
          ? answersOf[question.state]
              .filter(answer => answer !== 'accept' || may('mediaCorrections.propose'))
              .map(answer => (
                <Button
                  key={answer}
                  size="small"
                  icon={acts[answer].icon}
                  onClick={() =>
                    void list.bulk(
                      ({ ids }) => api.answerIdentity.act({ body: { ids, answer } }),
                      ({ changed }) => t(acts[answer].did, { count: changed }),
                    )
                  }
                >
                  {t(acts[answer].word)}
                </Button>
              ))
          : t('tooManyAnswered'))
      }
      empty={t('noPairs')}
      {...(!isNarrowed && { emptyText: t('noPairsText') })}
    />
  )
}

function useColumns(): RecordColumn<IdentityOffer>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      {
        id: 'other',
        title: t('pairOther'),
        width: 200,
        pinned: 'start',
        cell: ({ other }) => (
          <>
            <Link to={entryAddress(other.entry)}>{other.name}</Link>
            <small className="dim">{` · ${t(`kind_${other.kind}`)}`}</small>
          </>
        ),
      },
      { id: 'kind', title: t('pairKind'), width: 96, cell: row => t(`pair_${row.kind}`) },
      {
        id: 'base',
        title: `${t('pairHouse')} / ${t('pairBase')}`,
        width: 200,
        cell: ({ base }) => (
          <>
            <Link to={entryAddress(base.entry)}>{base.name}</Link>
            <small className="dim">{` · ${t(`kind_${base.kind}`)}`}</small>
          </>
        ),
      },
      { id: 'score', title: t('pairScore'), width: 72, align: 'end', cell: row => `${row.score}%` },
      {
        id: 'reasons',
        title: t('pairWhy'),
        width: 420,
        cell: row => row.reasons.map(({ reason, value }) => t(`because_${reason}`, { value })).join('；'),
      },
      { id: 'answeredBy', title: t('pairState'), width: 120, cell: row => row.answeredBy ?? '—' },
    ],
    [t],
  )
}
