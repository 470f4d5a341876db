import { SettingsFrame, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { Playbooks } from '../playbooks/Playbooks.tsx'
import { Labels } from './Labels.tsx'
import { Levels } from './Levels.tsx'
import { Rules } from './Rules.tsx'

/** Levels with their time limits, rules that open crises, and labels. */
export default function CrisisSetup() {
  const t = useWords(strings)
  return (
    <SettingsFrame
      title={t('setupTitle')}
      isWide
      sections={[
        { id: 'levels', title: t('levelsTitle'), note: t('levelsNote'), content: <Levels /> },
        { id: 'rules', title: t('rulesTitle'), note: t('rulesNote'), content: <Rules /> },
        { id: 'playbooks', title: t('playbooks'), note: t('playbooksNote'), content: <Playbooks /> },
        { id: 'labels', title: t('labels'), note: t('labelsNote'), content: <Labels /> },
      ]}
    />
  )
}
