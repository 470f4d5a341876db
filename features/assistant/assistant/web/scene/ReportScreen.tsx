import { SceneScreen } from './SceneScreen.tsx'

export default function ReportScreen() {
  return <SceneScreen scene="report" />
}
