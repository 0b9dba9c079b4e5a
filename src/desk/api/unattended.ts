const ATTENTION_MS = 60_000;

let lastInputAt = Date.now();
for (const type of ['pointerdown', 'keydown', 'wheel'])
  window.addEventListener(type, () => {
    lastInputAt = Date.now();
  });

/** Whether nobody has used the desk for a minute. What it loads by itself then must not keep the session open. */
export const isUnattended = (): boolean => Date.now() - lastInputAt > ATTENTION_MS;
