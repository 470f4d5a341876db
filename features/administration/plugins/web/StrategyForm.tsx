import { MediaInput, sentimentName } from '@guanlan/features/articles/articles/web'
import { MonitorInput } from '@guanlan/features/monitors/monitors/web'
import {
  Button,
  ChecksInput,
  type List,
  Note,
  NumberInput,
  RadioInput,
  RecordForm,
  Stack,
  TagsInput,
  TextInput,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import {
  keywordPlaces,
  nameLength,
  outgoingTypes,
  type Strategy,
  StrategyDraft,
  type StrategyQuestion,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { AddressesOnce } from './AddressesOnce.tsx'
import { api, isOn, usePlugins, usePlugName } from './api.ts'
import { PreviewPane } from './PreviewPane.tsx'
import { askable, bodyOf, type StrategyValues, valuesOf } from './strategy-values.ts'
import { usePublish } from './use-publish.ts'

/** A strategy as it is written, beside it what it gives now; a saved one gets its address here. */
export function StrategyForm({
  start,
  list,
}: {
  start: Strategy | StrategyValues
  list: List<Strategy, StrategyQuestion>
}) {
  const t = useWords(strings)
  const disabled = !useMay()('plugins.edit')
  const { data: plugins = [] } = usePlugins()
  const nameOf = usePlugName()
  const draft = useDraft<StrategyValues, Strategy>({
    schema: StrategyDraft,
    words: strings,
    start,
    draftOf: valuesOf,
    create: written => api.saveStrategy.act({ body: bodyOf(written) }),
    update: ({ id, version, ...written }) => api.saveStrategy.act({ body: { ...bodyOf(written), id, version } }),
    load: id => api.strategy({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored, form } = draft
  const written = form.watch()
  return (
    <RecordForm
      draft={draft}
      title={written.name.trim() || t('add')}
      onClose={() => void list.open(null)}
      aside={<PreviewPane conditions={askable(written)} />}
    >
      <TextInput
        of={draft}
        name="name"
        label={t('name')}
        most={nameLength}
        autoFocus={stored === null}
        disabled={disabled}
      />
      <RadioInput
        of={draft}
        name="plugType"
        label={t('plugType')}
        options={outgoingTypes.map(value => ({
          value,
          label: nameOf(plugins.find(({ plugType }) => plugType === value) ?? { plugType: value, plugName: '' }),
        }))}
      />
      <TagsInput of={draft} name="keywords" label={t('keywords')} note={t('keywordsNote')} disabled={disabled} />
      {written.keywords.length > 0 && (
        <RadioInput
          of={draft}
          name="keywordsIn"
          label={t('keywordsIn')}
          options={keywordPlaces.map(value => ({ value, label: t(`in_${value}`) }))}
        />
      )}
      <MediaInput of={draft} name="media" label={t('media')} disabled={disabled} />
      <ChecksInput
        of={draft}
        name="sentiment"
        label={t('sentiment')}
        note={t('sentimentNote')}
        options={([-1, 0, 1] as const).map(value => [value, t(sentimentName(value))] as const)}
      />
      <MonitorInput of={draft} name="monitorId" label={t('monitor')} note={t('monitorNote')} disabled={disabled} />
      <NumberInput of={draft} name="days" label={t('days')} unit={t('dayUnit')} disabled={disabled} />
      {stored && <Publishing strategy={stored} isOpen={isOn(plugins, stored.plugType)} list={list} />}
    </RecordForm>
  )
}

function Publishing({
  strategy: { id, name, isPublished },
  isOpen,
  list,
}: {
  strategy: Strategy
  isOpen: boolean
  list: List<Strategy, StrategyQuestion>
}) {
  const t = useWords(strings)
  const may = useMay()
  const { made, forget, publish } = usePublish(() => void list.records.changed())
  if (!may('plugins.publish')) return null
  const isThere = isPublished || made !== null
  return (
    <Stack as="section" gap={12} aria-label={t('addresses')}>
      <h3>{t('addresses')}</h3>
      {isOpen ? (
        <p>
          <Button onClick={() => void publish({ strategyId: id }, name, isThere)}>
            {t(isThere ? 'newAddress' : 'makeAddress')}
          </Button>
        </p>
      ) : (
        <Note>{t('isOff')}</Note>
      )}
      {made && <AddressesOnce made={made} onClose={forget} />}
    </Stack>
  )
}
