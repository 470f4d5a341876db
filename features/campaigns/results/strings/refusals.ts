export const refusalWords = {
  idMissing: ['请选择活动', '請選擇活動', 'Choose an activity'],
  differ: [
    '地址与请求正文中的“{{field}}”不一致',
    '網址與請求正文中的「{{field}}」不一致',
    'The address and the body differ in “{{field}}”',
  ],
} as const
