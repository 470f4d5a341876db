import { SceneScreen } from './SceneScreen.tsx'

export default function TranslateScreen() {
  return <SceneScreen scene="translate" />
}
