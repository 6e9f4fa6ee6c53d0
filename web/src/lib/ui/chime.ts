/** Two soft tones; a browser that was not touched yet stays silent. */
export function chime(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 523],
    [0.16, 784],
  ] as const) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, audio.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5);
    tone.connect(loud).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.5);
  }
  setTimeout(() => void audio.close(), 1000);
}
