import { GroupsInput, RostersInput } from '@guanlan/features/people/address-book/web'
import {
  Button,
  ColourInput,
  choicesOf,
  ErrorOf,
  NumberInput,
  RadioInput,
  Row,
  SkeletonRows,
  Stack,
  SwitchInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { clockKinds, LevelSetting, levelChangers, type StoredLevel } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { askAgain, useLevels } from '../use-crisis.ts'
import { ApprovalSteps } from './ApprovalSteps.tsx'
import { RolePresets } from './RolePresets.tsx'
import styles from './setup.module.css'
import { TriedLevels } from './TriedLevels.tsx'

/** Colours that are told apart in every look. */
const usual = ['#c8102e', '#d9730d', '#b58900', '#3b7dd8', '#6b7280', '#7c3aed']

/** The four levels: names, colour, who changes to them, and how soon what has to be done. */
export function Levels() {
  const requested = useLevels()
  if (!requested.data)
    return requested.isError ? (
      <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
    ) : (
      <SkeletonRows rows={8} />
    )
  return (
    <div className={styles.levels}>
      {requested.data.map(level => (
        <LevelForm key={`${level.id} ${level.version}`} level={level} />
      ))}
    </div>
  )
}

function LevelForm({ level }: { level: StoredLevel }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const save = (setting: LevelSetting) =>
    api.updateLevel.act({ body: { ...setting, id: level.id, version: level.version } })
  const draft = useDraft<LevelSetting, StoredLevel>({
    schema: LevelSetting,
    words: strings,
    start: level,
    create: save,
    update: ({ id: _, version: __, ...setting }) => save(setting as LevelSetting),
    load: id => api.getLevel({ query: { id } }),
    onSaved: () => void askAgain(client),
  })
  return (
    <Stack
      as="form"
      gap={8}
      className={styles.level}
      aria-label={level.name}
      onSubmit={event => {
        event.preventDefault()
        void draft.save()
      }}
    >
      <h3>
        {level.id} · {level.name}
      </h3>
      <Row gap={8} wrap={4}>
        <TextInput of={draft} name="names.0" label={t('nameZh')} most={20} />
        <TextInput of={draft} name="names.1" label={t('nameTw')} most={20} />
        <TextInput of={draft} name="names.2" label={t('nameEn')} most={20} />
      </Row>
      <ColourInput of={draft} name="colour" label={t('colourTitle')} offered={usual} />
      <Row gap={8} wrap={4}>
        {clockKinds.map(kind => (
          <NumberInput key={kind} of={draft} name={`clocks.${kind}`} label={t(`clock_${kind}`)} />
        ))}
      </Row>
      {draft.isDirty && <TriedLevels level={level} {...draft.form.watch()} />}
      <RostersInput of={draft} name="rosterIds" label={t('standbyRosters')} />
      <GroupsInput of={draft} name="groups" label={t('standbyGroups')} />
      <SwitchInput of={draft} name="workdays" label={t('workdays')} />
      <RolePresets draft={draft} />
      <ApprovalSteps draft={draft} />
      <RadioInput
        of={draft}
        name="changedBy"
        label={t('changedBy')}
        options={choicesOf(levelChangers, key => t(`changer_${key}`))}
      />
      {draft.fault ? <ErrorOf error={draft.fault} /> : null}
      <Row gap={8} to="end">
        <Button disabled={!draft.isDirty} onClick={draft.discard}>
          {t('cancel')}
        </Button>
        <Button type="submit" kind="primary" disabled={!draft.isDirty || draft.isSaving}>
          {t('save')}
        </Button>
      </Row>
    </Stack>
  )
}
