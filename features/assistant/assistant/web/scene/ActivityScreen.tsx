import { SceneScreen } from './SceneScreen.tsx'

export default function ActivityScreen() {
  return <SceneScreen scene="activity" />
}
