declare namespace App {
  interface Locals {
    /** The lesson whose text is being rendered: what its `<Board />` shows. */
    lesson?: {
      readonly preset: string;
      readonly deal: string;
      readonly goal: string;
      readonly solution: string;
    };
  }
}
