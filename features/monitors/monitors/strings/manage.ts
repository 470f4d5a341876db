import { phrases } from '@guanlan/platform/contract'

/** The management page. */
export const manage = phrases({
  chooseOf: ['选择 {{name}}', '選擇 {{name}}', 'Choose {{name}}'],
  newItem: ['新建监测项', '新增監測項', 'New monitor'],
  newFolder: ['新建文件夹', '新增資料夾', 'New folder'],
  readOne: ['选一个监测项来查看', '選一個監測項來檢視', 'Choose a monitor to read'],
  readOneText: [
    '您可以查看规则，修改由有权限的同事进行。',
    '您可以檢視規則，修改由有權限的同事進行。',
    'You may read rules; colleagues with the permission change them.',
  ],
  savedAt: ['修改时间', '修改時間', 'Changed'],
  savedBy: ['修改人', '修改人', 'Changed by'],
  readOnly: ['您可以查看，不能修改', '您可以檢視，不能修改', 'You may read this, and not change it'],
  chooseOne: [
    '选一个监测项来修改，或新建一个',
    '選一個監測項來修改，或新增一個',
    'Choose a monitor to change, or create one',
  ],
  chooseOneText: [
    '监测项会把提到您品牌的文章收到这里。输入品牌名，保存前就能看到会收到什么。',
    '監測項會把提到您品牌的文章收到這裡。輸入品牌名，儲存前就能看到會收到什麼。',
    'A monitor collects the articles that mention your brand. Type its name, and before saving you see what would arrive.',
  ],
  treeKeys: [
    '方向键移动光标；拖动，或按住 Alt 再按方向键，调整顺序与层级',
    '方向鍵移動游標；拖曳，或按住 Alt 再按方向鍵，調整順序與層級',
    'Arrow keys walk; drag, or hold Alt with them, to move a monitor up, down, in and out',
  ],
  moveUpOf: ['上移“{{name}}”', '上移「{{name}}」', 'Move "{{name}}" up'],
  moveDownOf: ['下移“{{name}}”', '下移「{{name}}」', 'Move "{{name}}" down'],
})
