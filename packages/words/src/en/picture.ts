// English words of the area `picture`; the other languages have the same keys.

export const picture = {
  rules: 'JPEG, PNG or WebP, up to {{megabytes}} MB. Location and other photo data are not sent.',
  camera: 'Take a photo',
  choose: 'Choose a picture',
  wrongType: 'Only JPEG, PNG and WebP pictures can be used.',
  tooBig: 'This picture is larger than {{megabytes}} MB. Choose a smaller one.',
  unreadable: 'This picture cannot be opened. Choose another one.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  other: 'Choose another',
  sending: 'Sending the picture',
  sent: '{{percent}}% sent',
  working: 'Checking the picture…',
  stop: 'Stop',
  noAnswer: 'No response. Your picture is still here: try again.',
} as const
