import {
  Button,
  DashboardFrame,
  ErrorOf,
  NumberInput,
  RecordForm,
  Row,
  SkeletonRows,
  TagsInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from 'react-router'
import { type CompetitorAnalysis, CompetitorDraft, nameLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from '../comparison.module.css'
import { NotHere } from '../NotHere.tsx'
import { analysesAt, isOwn, placeOf } from '../places.ts'
import { useSaved } from '../use-saved.ts'

const blank: CompetitorDraft = { name: '', own: [], rivals: [], days: 30 }

/** Own brands, and whom they are compared with. */
export default function CompetitorSettings() {
  const t = useWords(strings)
  const { orgId, id = '' } = useParams()
  const isNew = id === 'new'
  const { data, error } = useQuery({
    queryKey: ['comparison', 'analysis', Number(id)],
    queryFn: ({ signal }) => api.rivalsGet({ params: { id: Number(id) } }, { signal }),
    enabled: !isNew && isOwn(orgId) && Number(id) > 0,
    retry: false,
  })
  if (!isOwn(orgId) || (!isNew && !(Number(id) > 0))) return <NotHere />
  return (
    <DashboardFrame title={data?.name ?? t('addRivals')}>
      {error && <ErrorOf error={error} />}
      {!isNew && !data && !error && <SkeletonRows />}
      {(isNew || data) && <Form key={id} start={data ?? blank} />}
    </DashboardFrame>
  )
}

function Form({ start }: { start: CompetitorAnalysis | CompetitorDraft }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const base = analysesAt(useLocation().pathname)
  const saved = useSaved()
  const draft = useDraft<CompetitorDraft, CompetitorAnalysis>({
    schema: CompetitorDraft,
    words: strings,
    start,
    create: body => api.rivalsAdd.act({ body }),
    update: body => api.rivalsUpdate.act({ body }),
    load: id => api.rivalsGet({ params: { id } }),
    onSaved: ({ id }) => {
      void saved()
      void navigate(placeOf(base, 'detail', id))
    },
  })
  const { own, rivals } = draft.form.watch()
  const { data: proposed } = useQuery({
    queryKey: ['comparison', 'proposed', own],
    queryFn: ({ signal }) => api.rivalsProposed({ body: { own } }, { signal }),
    enabled: own.length <= 5,
    staleTime: 60_000,
    retry: false,
  })
  const offered = proposed?.filter(({ name }) => !own.includes(name) && !rivals.includes(name)).slice(0, 10) ?? []
  const [field, heading] = own.length === 0 ? (['own', t('namedOften')] as const) : (['rivals', t('proposed')] as const)
  const take = (name: string) =>
    draft.form.setValue(field, [...draft.form.getValues(field), name], { shouldDirty: true })
  return (
    <div className={styles.form}>
      <RecordForm draft={draft} title={draft.stored?.name ?? t('addRivals')}>
        <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={draft.stored === null} />
        <TagsInput of={draft} name="own" label={t('ownField')} note={t('brandsHelp')} />
        <TagsInput of={draft} name="rivals" label={t('rivalsField')} note={t('brandsHelp')} />
        {offered.length > 0 && (
          <section className={styles.live} aria-label={heading}>
            <p className="dim">{heading}</p>
            <Row as="span" gap={4} wrap>
              {offered.map(({ name, count }) => (
                <Button key={name} size="small" icon="plus" onClick={() => take(name)}>
                  {name} {count}
                </Button>
              ))}
            </Row>
          </section>
        )}
        <NumberInput of={draft} name="days" label={t('daysField')} />
      </RecordForm>
    </div>
  )
}
