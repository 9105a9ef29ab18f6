// Written by local/supabase/write-types.ts from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      client_members: {
        Row: {
          client_id: string;
          created_at: string;
          user_id: string;
        };
        Insert: {
          client_id: string;
          created_at?: string;
          user_id: string;
        };
        Update: {
          client_id?: string;
          created_at?: string;
          user_id?: string;
        };
        Relationships: [{
          foreignKeyName: "client_members_client_id_fkey";
          columns: ["client_id"];
          isOneToOne: false;
          referencedRelation: "clients";
          referencedColumns: ["id"];
        }, {
          foreignKeyName: "client_members_user_id_fkey";
          columns: ["user_id"];
          isOneToOne: false;
          referencedRelation: "users";
          referencedColumns: ["id"];
        }];
      };
      clients: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          stripe_customer_id: string | null;
          time_zone: string | null;
          website: string | null;
        };
        Insert: {
          created_at?: string;
          id?: string;
          name: string;
          stripe_customer_id?: string | null;
          time_zone?: string | null;
          website?: string | null;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          stripe_customer_id?: string | null;
          time_zone?: string | null;
          website?: string | null;
        };
        Relationships: [];
      };
      users: {
        Row: {
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          phone: string | null;
          role: Database["public"]["Enums"]["user_role"];
        };
        Insert: {
          created_at?: string;
          email: string;
          full_name?: string;
          id: string;
          phone?: string | null;
          role?: Database["public"]["Enums"]["user_role"];
        };
        Update: {
          created_at?: string;
          email?: string;
          full_name?: string;
          id?: string;
          phone?: string | null;
          role?: Database["public"]["Enums"]["user_role"];
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: { [_ in never]: never };
    Enums: {
      user_role: "owner" | "client";
    };
    CompositeTypes: { [_ in never]: never };
  };
};

type Public = Database["public"];

export type Tables<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Row"];
export type TablesInsert<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Insert"];
export type TablesUpdate<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Update"];
export type Enums<Name extends keyof Public["Enums"]> = Public["Enums"][Name];
