import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as warningStrings } from '@guanlan/features/warnings/warnings/strings'
import {
  asRuleDraft,
  isWhole,
  Replay,
  type RuleFormValues,
  RuleInputs,
  RuleVersions,
  withoutBlanks,
} from '@guanlan/features/warnings/warnings/web'
import {
  choicesOf,
  exact,
  RadioInput,
  RecordDialog,
  SwitchInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { type CrisisLevel, type CrisisRule, CrisisRuleDraft, levelCodes, openings } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { useLevelName } from '../parts/LevelTag.tsx'

type Values = RuleFormValues & Pick<CrisisRuleDraft, 'crisisLevel' | 'opens'>
const longestName = 50

const blank: Values = {
  name: '',
  warningWords: '',
  wordMonitors: [],
  monitorIds: [],
  labelIds: [],
  mediaType: [...mediaTypes],
  sentiment: [-1],
  conditions: [],
  timeConditions: [],
  enabled: true,
  crisisLevel: 3,
  opens: 'propose',
}
const formOf = ({ id, version, updatedAt, updatedBy, opened, lastOpenedAt, ...written }: CrisisRule): Values => written
const bodyOf = (written: Values): CrisisRuleDraft => withoutBlanks(written)
const triable = (written: Values) => {
  const draft = CrisisRuleDraft.safeParse({ ...bodyOf(written), name: written.name.trim() || '—' })
  return draft.success && isWhole(written) ? { draft: draft.data } : null
}
const words = { ...warningStrings, ...strings }

/** A rule as it is written, over the settings, and beside it what it would have opened. */
export function RuleDialog({ start, onClose }: { start: CrisisRule | null; onClose: () => void }) {
  const t = useWords(strings)
  const levelName = useLevelName()
  const draft = useDraft<Values, CrisisRule>({
    schema: CrisisRuleDraft,
    words,
    start: start ?? blank,
    draftOf: formOf,
    create: written => api.addRule.act({ body: bodyOf(written) }),
    update: ({ id, version, ...written }) =>
      api.updateRule.act({ params: { id }, body: { ...bodyOf(written), version } }),
    load: id => api.rule({ params: { id } }),
    onSaved: onClose,
  })
  const written = draft.form.watch()
  return (
    <RecordDialog
      draft={draft}
      title={written.name.trim() || t('addRule')}
      label={start?.name ?? t('addRule')}
      size="wide"
      onClose={onClose}
      aside={
        <Replay
          name="crisis-trial"
          title={t('dryRun')}
          tried={triable(written)}
          load={(body, signal) => api.tryRule({ body }, { signal })}
          figure={({ incidents, articles }) =>
            t('dryRunFigure', { incidents: exact(incidents), articles: exact(articles) })
          }
        />
      }
    >
      <TextInput of={draft} name="name" label={t('name')} most={longestName} autoFocus={start === null} />
      <SwitchInput of={draft} name="enabled" label={t('ruleEnabled')} />
      <label className="labelled">
        <span className="label-line">{t('ruleLevel')}</span>
        <select
          className="field"
          value={written.crisisLevel}
          onChange={event =>
            draft.form.setValue('crisisLevel', Number(event.target.value) as CrisisLevel, { shouldDirty: true })
          }
        >
          {levelCodes.map(code => (
            <option key={code} value={code}>
              {levelName(code)}
            </option>
          ))}
        </select>
      </label>
      <RadioInput
        of={draft}
        name="opens"
        label={t('ruleOpens')}
        options={choicesOf(openings, key => t(`opens_${key}`))}
      />
      <RuleInputs
        of={asRuleDraft(draft)}
        words={t('ruleWords')}
        beginsOpen={start !== null && start.conditions.length > 0}
      />
      {start && (
        <RuleVersions
          queryKey={[crisesKey, 'ruleVersions', start.id]}
          load={signal => api.ruleVersions({ params: { id: start.id } }, { signal })}
          onUse={version => {
            for (const [field, value] of Object.entries(version))
              draft.form.setValue(field as keyof Values, value as never, { shouldDirty: true })
          }}
        />
      )}
    </RecordDialog>
  )
}
