import { Icon } from "../icon.tsx";

interface PauseOrPlayProps {
  labels: { pause: string; play: string };
}

/** What is in a button with `data-pause`: both its states, of which app/ui/carousel/autoplay.ts shows one. */
export function PauseOrPlay({ labels }: PauseOrPlayProps) {
  return (["pause", "play"] as const).map((state) => (
    <span key={state} hidden={state === "play"}>
      <Icon name={state} />
      <span className="visually-hidden">{labels[state]}</span>
    </span>
  ));
}
