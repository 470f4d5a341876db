import { useIndustries } from '@guanlan/features/articles/dictionaries/web'
import {
  Button,
  confirm,
  connect,
  type List,
  MomentField,
  MomentInput,
  RecordForm,
  SelectInput,
  TagsInput,
  TextInput,
  toast,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { CaseDraft, type CaseQuestion, type EventCase, eventLibrary } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { Lines } from './Lines.tsx'

const api = connect(eventLibrary)
const written = async (answer: Promise<EventCase>) => ({ data: await answer, operation: null })

/** A case as it is written: what it is about, its course, figures and links. */
export function CaseForm({ start, list }: { start: EventCase | CaseDraft; list: List<EventCase, CaseQuestion> }) {
  const t = useWords(strings)
  const industries = useIndustries()
  const draft = useDraft<CaseDraft, EventCase>({
    schema: CaseDraft,
    words: strings,
    start,
    create: body => written(api.publishCase({ body })),
    update: body => written(api.publishCase({ body })),
    load: id => api.publishedCase({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored } = draft
  const remove = async ({ id, title }: EventCase) => {
    const yes = await confirm({
      title: t('removeCaseAsk', { title }),
      loss: t('removeCaseLoss'),
      act: t('removeCase'),
    })
    if (!yes) return
    await api.removeCase({ params: { id } })
    list.leave(id)
    toast({ text: t('caseRemoved', { title }) })
    await list.records.changed()
  }
  const text = (name: string, value: string, most: number, write: (value: string) => void) => (
    <input
      className="field"
      aria-label={name}
      placeholder={name.split(/[：:] ?/).at(-1)}
      maxLength={most}
      value={value}
      onChange={event => write(event.target.value)}
    />
  )
  return (
    <RecordForm draft={draft} title={stored?.title ?? t('addCase')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="title" label={t('caseTitle')} most={50} autoFocus={stored === null} />
      <MomentInput of={draft} name="startTime" label={t('startTime')} />
      <MomentInput of={draft} name="endTime" label={t('endTime')} />
      {/* Choices are read when the field is drawn first. */}
      <SelectInput
        key={industries ? 'choices' : 'none'}
        of={draft}
        name="subjects.industry"
        label={t('level_industry')}
        choices={industries?.map(({ dicCode, dicName }) => ({ id: dicCode, name: dicName })) ?? []}
      />
      <TagsInput of={draft} name="subjects.companies" label={t('companies')} />
      <TagsInput of={draft} name="subjects.brands" label={t('brands')} />
      <TagsInput of={draft} name="subjects.products" label={t('products')} />
      <Lines<CaseDraft['course'][number]>
        of={draft}
        name="course"
        label={t('course')}
        blank={{ at: '', title: '', text: '' }}
        most={50}
        part={(line, write, name) => (
          <>
            <MomentField
              label={name(t('caseMoment'))}
              value={line.at || null}
              onChange={at => write({ ...line, at: at ?? '' })}
            />
            {text(name(t('caseStep')), line.title, 100, title => write({ ...line, title }))}
            {text(name(t('caseText')), line.text, 500, more => write({ ...line, text: more }))}
          </>
        )}
      />
      <Lines<CaseDraft['figures'][number]>
        of={draft}
        name="figures"
        label={t('figures')}
        blank={{ label: '', value: '' }}
        most={30}
        part={(line, write, name) => (
          <>
            {text(name(t('caseLabel')), line.label, 50, label => write({ ...line, label }))}
            {text(name(t('caseValue')), line.value, 50, value => write({ ...line, value }))}
          </>
        )}
      />
      <Lines<CaseDraft['links'][number]>
        of={draft}
        name="links"
        label={t('links')}
        blank={{ title: '', media: '', url: '' }}
        most={100}
        part={(line, write, name) => (
          <>
            {text(name(t('caseLink')), line.title, 200, title => write({ ...line, title }))}
            {text(name(t('caseMedia')), line.media, 100, media => write({ ...line, media }))}
            {text(name(t('caseUrl')), line.url, 2_000, url => write({ ...line, url }))}
          </>
        )}
      />
      {stored && (
        <p>
          <Button size="small" icon="trash" onClick={() => void remove(stored)}>
            {t('removeCase')}
          </Button>
        </p>
      )}
    </RecordForm>
  )
}
