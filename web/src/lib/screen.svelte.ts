/** How much room there is: a phone, a tablet (the side folds into a rail) or a desk. */
class Screen {
  width = $state(1440);
  phone = $derived(this.width < 768);
  narrow = $derived(this.width < 1100);

  start(): void {
    const measure = () => {
      this.width = innerWidth;
    };
    addEventListener("resize", measure);
    measure();
  }
}

export const screenSize = new Screen();
