export default function JournalistsPanel() {
  return null
}
